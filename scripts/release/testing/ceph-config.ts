interface Layout {
  /** The folder of the libraries, such as `/usr/lib/x86_64-linux-gnu` on Debian. */
  libraries: string
  /** The data of this server. */
  folder: string
  fsid: string
  ports: { monitor: number; s3: number }
}

/** One monitor, one disk in memory, no authentication between them: an S3 server that starts within a second. */
export const cephConfig = ({ libraries, folder, fsid, ports }: Layout): string => `
[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${ports.monitor}
mon initial members = a
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon cluster mode = crc
ms mon service mode = crc
ms mon client mode = crc
run dir = ${folder}
admin socket =
pid file =
log file = ${folder}/$name.log
mon cluster log file = /dev/null
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
plugin dir = ${libraries}/ceph
erasure code dir = ${libraries}/ceph/erasure-code
osd class dir = ${libraries}/rados-classes
osd objectstore = memstore
osd max object name len = 460
osd max object namespace len = 64
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon max pg per osd = 1000
paxos propose interval = 0.05
objecter tick interval = 0.1
rgw frontends = beast endpoint=127.0.0.1:${ports.s3} tcp_nodelay=1
rgw enable usage log = false
rgw enable quota threads = false
rgw enable gc threads = false
rgw enable lc threads = false
rgw run sync thread = false
rgw override bucket index max shards = 1
`
