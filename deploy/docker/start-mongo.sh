#!/usr/bin/env bash
# A replica set with passwords needs a key file that only its owner can read. It is created at the first start, next to
# the data.
set -euo pipefail
key=/data/db/larder.key
[ -s "$key" ] || head -c 512 /dev/urandom | base64 -w 0 | head -c 700 > "$key"
chmod 400 "$key"
chown mongodb:mongodb "$key"
exec docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --keyFile "$key"
