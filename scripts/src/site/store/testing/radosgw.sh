#!/usr/bin/env bash
# Starts Ceph's S3 server, which keeps all data in memory, and runs a command with it:
#   apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common
#   scripts/src/site/store/testing/radosgw.sh npx jest scripts/src/site/store/other-s3
set -euo pipefail

place=$(mktemp -d)
port=${PORT:-7480}
export CEPH_CONF=$place/ceph.conf
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$place"' EXIT
mkdir "$place/mon" "$place/osd"
cat >"$CEPH_CONF" <<CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = v1:127.0.0.1:$((port + 1))
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data = $place/mon
osd data = $place/osd
osd objectstore = memstore
run dir = $place
admin socket = $place/\$name.asok
pid file = $place/\$name.pid
log file = $place/\$name.log
keyring = $place/keyring
rgw frontends = beast endpoint=127.0.0.1:$port
CONF

{
  ceph-authtool --create-keyring "$place/keyring" --gen-key -n mon. --cap mon 'allow *'
  monmaptool --create --addv a "[v1:127.0.0.1:$((port + 1))]" --fsid "$(sed -n 's/^fsid = //p' "$CEPH_CONF")" "$place/map"
  ceph-mon --mkfs -i a --monmap "$place/map" --keyring "$place/keyring"
  ceph-mon -i a -f &
  # Do not name a UUID: a store in memory has none either.
  timeout 30 ceph osd create
  ceph-osd -i 0 --mkfs --mkkey
  ceph-osd -i 0 -f &
  timeout 20 radosgw-admin user create --uid=test --display-name=test --access-key=key --secret=secret
  radosgw -f -n client.admin &
  timeout 30 sh -c "until curl --silent --output /dev/null http://127.0.0.1:$port; do sleep 0.3; done"
} >"$place/output" 2>&1 || { cat "$place/output" >&2; exit 1; }

AWS_ACCESS_KEY_ID=key AWS_SECRET_ACCESS_KEY=secret AWS_ENDPOINT_URL_S3=http://127.0.0.1:$port \
  TEST_SITE_STORE=s3://site/shop "$@"
