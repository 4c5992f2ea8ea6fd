import { ensure, placeOf } from './debian-packages.mjs'

const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'osdmaptool'].map((name) => `usr/bin/${name}`)

/** @type {import('./debian-packages.mjs').Tool} */
const ceph = {
  what: 'an S3 server',
  folder: '.cache/ceph',
  packages: ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'],
  contents: ['./lib/*-linux-gnu/*', './usr/lib/*-linux-gnu/*', ...programs.map((program) => `./${program}`)],
  needed: programs,
}

/** The folder of Ceph, the S3 server of the tests: `<folder>/usr/bin`, `<folder>/usr/lib`; null if it is missing. */
export const s3ServerPlace = () => placeOf(ceph)

export const ensureS3Server = () => ensure(ceph)
