#!/usr/bin/env bash
# Put a developer's certificate into a keychain of its own, for the time of a build on a rented machine.
#
#   packaging/macos/keychain.sh open      imports it; prints MACOS_IDENTITY=…, NOTARY_KEY=… for $GITHUB_ENV
#   packaging/macos/keychain.sh close     removes keychain and key
#
# MACOS_CERTIFICATE: a .p12 in base64, MACOS_CERTIFICATE_PASSWORD: its password, NOTARY_KEY_BASE64: a .p8 in base64.
# Without them it says so, and the build goes on unsigned.
set -euo pipefail

folder=${RUNNER_TEMP:-${TMPDIR:-/tmp}}
keychain=$folder/cardtable.keychain-db
key=$folder/notary.p8

say() { echo "cardtable: $*" >&2; }

open_keychain() {
    if [[ -z ${MACOS_CERTIFICATE:-} || -z ${MACOS_CERTIFICATE_PASSWORD:-} ]]; then
        say "no certificate: MACOS_CERTIFICATE and MACOS_CERTIFICATE_PASSWORD are not set, the bundle is signed ad hoc"
        return
    fi
    local certificate=$folder/certificate.p12 password identity
    umask 077
    password=$(openssl rand -hex 24)
    printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$certificate"
    security create-keychain -p "$password" "$keychain"
    security set-keychain-settings -lut 7200 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$certificate" -k "$keychain" -f pkcs12 -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign >&2
    rm -f "$certificate"
    # codesign may use the key without a question that nobody is there to answer
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain-db
    identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(Developer ID Application: .*\)"/\1/p' | head -n 1)
    if [[ -z $identity ]]; then
        say "the certificate is no \"Developer ID Application\""
        return 1
    fi
    echo "MACOS_IDENTITY=$identity"
    if [[ -n ${NOTARY_KEY_BASE64:-} ]]; then
        printf '%s' "$NOTARY_KEY_BASE64" | base64 --decode >"$key"
        echo "NOTARY_KEY=$key"
    else
        say "no key for notarisation: NOTARY_KEY_BASE64 is not set"
    fi
}

close_keychain() {
    rm -f "$key"
    if [[ -e $keychain ]]; then
        security delete-keychain "$keychain"
    fi
}

case ${1:-} in
    open) open_keychain ;;
    close) close_keychain ;;
    *)
        say "open or close"
        exit 2
        ;;
esac
