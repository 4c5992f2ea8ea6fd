// The modules of axios that the API client imports one by one. Its own types cover the package as a whole.

declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios'
  const adapter: AxiosAdapter
  export = adapter
}

declare module 'axios/unsafe/cancel/CanceledError.js' {
  import { CanceledError } from 'axios'
  export = CanceledError
}

declare module 'axios/unsafe/core/AxiosError.js' {
  import { AxiosError } from 'axios'
  export = AxiosError
}

declare module 'axios/unsafe/core/AxiosHeaders.js' {
  import { AxiosHeaders } from 'axios'
  export = AxiosHeaders
}
