/** @jest-environment node */
import { shapeOf } from '@xhkt/contract/answer-shapes'
import { Type as T } from '@sinclair/typebox'
import { readValue } from './read-value.ts'
