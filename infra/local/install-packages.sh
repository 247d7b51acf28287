#!/bin/bash
# Brings the packages of package-lock.json, Node 24 among them. The Node on the machine need only be able to run npm.
set -e
echo "pte              | installing the packages of package-lock.json"
(while sleep 10 >/dev/null 2>&1; do echo "pte              | npm: ${SECONDS} s, still working"; done) &
ticker=$!
trap 'kill "$ticker" 2>/dev/null' EXIT
npm ci --engine-strict=false --loglevel=error
# npm writes this file at the end; make compares its time with package-lock.json.
touch node_modules/.package-lock.json
