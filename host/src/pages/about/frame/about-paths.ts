const base = '/aboutAndcontact/index'

/** Section 2: the about area. */
export const aboutPaths = {
  base,
  about: `${base}/about`,
  contact: `${base}/contact`,
  privacy: `${base}/privacy`,
  agreement: `${base}/useragreement`,
} as const
