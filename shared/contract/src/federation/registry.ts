import type { Area } from './areas.ts'
import type { EarlyRequest, RouteDeclaration } from './route-manifest.ts'
import type { Skeletons } from './skeletons.ts'

/** The files that a page needs. */
export interface Assets {
  js: string[]
  css: string[]
}

/** A release of an area: everything that a browser needs to load it. */
export interface AreaRelease {
  /** Folder of the release, such as `1.0.0-3f2a9c81d4`. */
  release: string
  /** The name of the area for learners, such as 个人中心. Releases from before this field have none. */
  title?: string
  /** Absolute path of the container script. */
  entry: string
  /** Name of the global that the container script sets. */
  container: string
  routes: RouteDeclaration[]
  /** The files of each page beyond the entry: absolute paths, in load order. */
  assets: Record<string, Assets>
  /** Absolute path → sha384 digest as an `integrity` value. */
  integrity: Record<string, string>
  /** Contract major that the area was built against. */
  needs: { contract: number }
  /** Absent in releases older than this field, and in the registry of index.html, which has the skeletons as templates. */
  skeletons?: Skeletons
  /**
   * Digest of the release's manifest, as an `integrity` value. In index.html a release with this field has only the files of the
   * addressed page in `assets` and `integrity`, and only its early requests in `routes`; all of them are in the manifest.
   */
  manifest?: string
}

/** The files that the addressed page loads first, which index.html adds to its registry. */
export interface PageFiles extends Pick<AreaRelease, 'container' | 'assets' | 'integrity'> {
  /** Digests of files of the host. */
  host: Record<string, string>
  /** The early requests of the page’s routes, by path. An index.html of an older version has them in the registry. */
  early?: Record<string, EarlyRequest[]>
}

/** Engines that a canary can be aimed at, as beacons name them. */
export const canaryEngines = ['chromium', 'firefox', 'webkit'] as const

/** Who gets a canary beside its share. */
export interface CanaryAim {
  /** Percent of the browsers of `engines`, 1 to 99. The share of the canary itself is 0 then, as older hosts know no engines. */
  share?: number
  engines?: (typeof canaryEngines)[number][]
  /** The browsers with the cookie `xhkt_staff`. */
  staff?: true
  /** The digests of device ids (`deviceDigest`). */
  devices?: string[]
}

/** A release for some browsers (`canary.ts`). */
export interface Canary {
  release: string
  /** Percent of the browsers, 0 to 99. Hosts from before `aim` know this field alone. */
  share: number
  aim?: CanaryAim
}

/** The canary of an area. */
export interface CanaryRelease extends AreaRelease, Canary {}

/** The host's own release. `manifest` is as in `AreaRelease`. */
interface HostRelease {
  release: string
  integrity: Record<string, string>
  manifest?: string
  notices?: string
}

/** The canary of the host. Its page is sent to browsers whose cookie names it. */
export interface HostCanary extends HostRelease, Canary {}

/** The live release of an area. */
export interface LiveArea extends AreaRelease {
  /** The fallback release: it replaces this one in a browser where this one fails. */
  previous: string | null
  /** Digest of the manifest of `previous`, as an `integrity` value. Without it there is no fallback. */
  previousManifest?: string
  /** Absolute path of the licences of third-party software. Releases from before they were packed have none. */
  notices?: string
  canary?: CanaryRelease
}

/** `registry.json`: the live releases. It is the only file that changes in place. */
export interface Registry {
  /** Grows by one with every change. */
  seq: number
  /** The host of the page: the live one, or in the page of its canary that canary. */
  host?: HostRelease & { previous?: string | null; canary?: HostCanary }
  areas: Partial<Record<Area, LiveArea>>
}
