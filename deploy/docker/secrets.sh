#!/bin/sh
# Generates the passwords that docker-compose.yml needs and `.env` lacks, and creates `larder.env` for other settings.
# Existing passwords and settings are kept.
# Run it in the folder of docker-compose.yml: sh deploy/docker/secrets.sh
set -eu
umask 077
file="${1:-.env}"
touch "$file" "$(dirname "$file")/larder.env"
for name in LARDER_PASSWORD REDIS_PASSWORD S3_SECRET_KEY \
  NATS_GATEWAY_PASSWORD NATS_IDENTITY_PASSWORD NATS_RECIPE_PASSWORD NATS_PARSER_PASSWORD \
  NATS_MEAL_PLAN_PASSWORD NATS_SHOPPING_PASSWORD NATS_ADMIN_PASSWORD; do
  grep -q "^$name=." "$file" && continue
  # A file that does not end with a line break would continue its last line.
  [ -z "$(tail -c 1 "$file")" ] || echo >> "$file"
  echo "$name=$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')" >> "$file"
done
