// The parts of axios that the API client uses, by their files: the package as a whole is 5 KB more
// (docs/decisions/079-axios-adapter-alone.md).
export { default as xhr } from 'axios/unsafe/adapters/xhr.js'
export { default as CanceledError } from 'axios/unsafe/cancel/CanceledError.js'
export { default as AxiosError } from 'axios/unsafe/core/AxiosError.js'
export { default as AxiosHeaders } from 'axios/unsafe/core/AxiosHeaders.js'
