import { waitFor } from '@testing-library/react'

/** Waits for the last part of a page, which comes some frames after the first one. */
export const wholePage = (): Promise<void> => waitFor(() => expect(document.querySelector('[data-rest-of-page]')).toBeNull())
