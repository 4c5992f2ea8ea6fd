import { addMissing } from '../add-missing.ts'

addMissing(URL, 'canParse', (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
})
