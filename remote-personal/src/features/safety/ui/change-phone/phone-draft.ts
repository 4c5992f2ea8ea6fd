import type { KeptDraft } from '../../model/create-draft.ts'

/** What is typed in both steps. `proof`: empty until the present number is proved. */
export type PhoneDraft = KeptDraft<{ code: string; proof: string; phone: string; newCode: string }>
