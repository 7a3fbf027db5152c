#!/bin/sh
# run-in-root.sh ROOT DATA USER COMMAND… : becomes COMMAND inside the Debian root, with DATA as /data, as USER.
# Start it with `unshare --mount --propagation private`: the mounts end with the process and the host never sees them.
# Every step is an exec, so the process id that the caller knows is the server's own.
set -eu
root=$1 data=$2 user=$3
shift 3
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$data" "$root/data"
exec chroot --userspec="$user" "$root" "$@"
