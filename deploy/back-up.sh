#!/bin/sh
# Writes a backup of the database and of the uploads into BACKUP_DIR, and removes those that are older than
# 14 days. The environment names DATABASE_URL and DATA_DIR, and in BACKUP_COPY another place for each backup, as
# rsync names it: user@host:folder, or a folder of another disk.
set -eu
: "${BACKUP_DIR:?}" "${DATA_DIR:?}" "${DATABASE_URL:?}"
mkdir -p "$BACKUP_DIR"
stamp=$(date -u +%Y-%m-%dT%H-%M-%S)

# Under another name until it is whole, so that half a backup never counts as the newest.
pg_dump --format=custom --file="$BACKUP_DIR/$stamp.part" "$DATABASE_URL"
mv "$BACKUP_DIR/$stamp.part" "$BACKUP_DIR/$stamp.dump"
if [ -d "$DATA_DIR/uploads" ]; then
  tar -czf "$BACKUP_DIR/$stamp.uploads.part" -C "$DATA_DIR" uploads
  mv "$BACKUP_DIR/$stamp.uploads.part" "$BACKUP_DIR/$stamp.uploads.tgz"
fi
if [ -n "${BACKUP_COPY:-}" ]; then
  rsync --archive "$BACKUP_DIR/$stamp".* "$BACKUP_COPY/"
fi
find "$BACKUP_DIR" -maxdepth 1 -type f \( -name '*.dump' -o -name '*.uploads.tgz' -o -name '*.part' \) \
  -mtime +14 -delete
