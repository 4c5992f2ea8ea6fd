import type { Form } from './choices.ts'

export const formNames: Record<Form, string> = { 1: '录播', 2: '直播', 3: '混合' }
