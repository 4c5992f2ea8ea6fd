/** The functions that send each method, as patterns: of the API client, the query client and the upload field. */
const clients: Record<string, string> = {
  GET: 'apiQuery|api\\.(?:get|blob)',
  POST: 'api\\.(?:post|upload)',
  PUT: 'api\\.put',
  DELETE: 'api\\.delete',
}

/** True if the source makes the call: it gives the path, or a constant with it, to a client of its method. A condition may choose that. */
export function makesCall(source: string, call: string): boolean {
  const [method = '', path = ''] = call.split(' ')
  if (!source.includes(`'${path}'`)) return false
  const named = `(?:${clients[method] ?? ''})`
  const client = `(?:${named}(?:<[^(]*>)?|\\([^()]*[?:] ${named}[^()]*\\))\\(`
  const isGiven = new RegExp(`${client}\\s*'${path}'`).test(source)
  const isConstant = new RegExp(`[=:|] '${path}'`).test(source) && new RegExp(`${client}\\s*[a-z]`).test(source)
  const isUpload = method === 'POST' && new RegExp(`useUploads\\(\\{[^}]*'${path}'`).test(source)
  return isGiven || isConstant || isUpload
}
