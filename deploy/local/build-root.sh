#!/bin/sh
# Builds the Debian root that holds every server (PostgreSQL with DocumentDB, Redis, NATS, FerretDB) into the empty folder $1, and beside it stripe-mock,
# which only tests start (libs/testing/src/stripe-mock.ts).
# Runs in a mount namespace of its own (toolbox.mjs starts it with unshare), so that no mount is ever left on the host:
# a bind of /dev seen by the host would be emptied by a later rm -rf of the cache.
set -eu

target=$1
mirror=http://deb.debian.org/debian
ferretdb=github.com/FerretDB/FerretDB/v2/cmd/ferretdb@v2.7.0
stripe_mock_version=v0.203.0
stripe_mock=github.com/stripe/stripe-mock@$stripe_mock_version

say() { echo "step: $*"; }
in_root() { chroot "$target" /usr/bin/env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

# The host may reach Debian only through a proxy that it has told apt about.
if [ -z "${http_proxy:-}" ] && command -v apt-config >/dev/null; then
  eval "$(apt-config shell proxy Acquire::http::Proxy)"
  [ -z "${proxy:-}" ] || export http_proxy="$proxy"
fi

if ! command -v debootstrap >/dev/null; then
  say "installing debootstrap"
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends debootstrap
fi

# FerretDB asks for Go 1.25. Building both takes as long as the Debian packages, so both go on at the same time.
host_go() { go version 2>/dev/null | sed -n 's/^go version go1\.\([0-9]*\).*/\1/p'; }
go_build=
trap '[ -z "$go_build" ] || kill "$go_build" 2>/dev/null || true; wait' EXIT
if [ "$(host_go || true)" -ge 25 ] 2>/dev/null; then
  say "building FerretDB and stripe-mock with the Go of this machine"
  (
    for program in "$ferretdb" "$stripe_mock"; do
      GOBIN="$target.bin" CGO_ENABLED=0 GOFLAGS=-buildvcs=false nice go install -ldflags='-s -w' "$program"
    done
  ) &
  go_build=$!
fi

say "Debian base system"
debootstrap --variant=minbase sid "$target" "$mirror" >"$target.log" 2>&1 || { tail -5 "$target.log" >&2; exit 1; }
printf '%s\n' force-unsafe-io path-exclude=/usr/share/doc/* path-exclude=/usr/share/man/* path-exclude=/usr/share/locale/* \
  >"$target/etc/dpkg/dpkg.cfg.d/throw-away-root"
cp /etc/resolv.conf "$target/etc/resolv.conf"
mount -t proc proc "$target/proc"
mount --rbind /dev "$target/dev"

say "PostgreSQL with DocumentDB, Redis, NATS"
printf '#!/bin/sh\nexit 101\n' >"$target/usr/sbin/policy-rc.d" # packages must not start their servers
chmod 755 "$target/usr/sbin/policy-rc.d"
mkdir -p "$target/etc/postgresql-common/createcluster.d"
echo 'create_main_cluster = false' >"$target/etc/postgresql-common/createcluster.d/none.conf"
in_root apt-get -qq -o Acquire::Check-Valid-Until=false update
in_root apt-get -qq install -y --no-install-recommends postgresql-18-documentdb redis-server nats-server >"$target.log" 2>&1 ||
  { tail -5 "$target.log" >&2; exit 1; }

if [ -n "$go_build" ]; then
  wait "$go_build"
  go_build=
else
  say "building FerretDB and stripe-mock with Debian's Go"
  mkdir -p "$target/etc/ssl/certs"
  [ ! -f /etc/ssl/certs/ca-certificates.crt ] || cp /etc/ssl/certs/ca-certificates.crt "$target/etc/ssl/certs/"
  in_root apt-get -qq install -y --no-install-recommends golang-go >"$target.log" 2>&1 || { tail -5 "$target.log" >&2; exit 1; }
  for program in "$ferretdb" "$stripe_mock"; do
    in_root HOME=/tmp/go SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt CGO_ENABLED=0 GOFLAGS=-buildvcs=false GOBIN=/tmp/go/bin \
      go install -ldflags='-s -w' "$program"
  done
  mv "$target/tmp/go/bin" "$target.bin"
  chmod -R u+w "$target/tmp/go"
  rm -rf "$target/tmp/go"
  in_root apt-get -qq purge -y --autoremove golang-go >/dev/null
fi
install -m 755 "$target.bin/ferretdb" "$target/usr/local/bin/ferretdb"
mv "$target.bin/stripe-mock" "$(dirname "$target")/stripe-mock-$stripe_mock_version"

in_root apt-get clean
rm -rf "$target/var/lib/apt/lists" "$target.bin" "$target.log"
mkdir -p "$target/data"
chmod 755 "$target" "$target/data"
umount -l "$target/dev" "$target/proc"
