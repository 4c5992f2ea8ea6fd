import { accounting } from './accounting.ts'
import type { CategorySeed } from './category-seed.ts'
import { cet } from './cet.ts'
import { civilService } from './civil-service.ts'
import { construction } from './construction.ts'
import { design } from './design.ts'
import { hobbies } from './hobbies.ts'
import { languages } from './languages.ts'
import { law } from './law.ts'
import { medicine } from './medicine.ts'
import { postgraduate } from './postgraduate.ts'
import { programming } from './programming.ts'
import { teaching } from './teaching.ts'

/** The twelve top categories, in the order of the top bar. */
export const catalog: CategorySeed[] = [
  postgraduate,
  civilService,
  teaching,
  accounting,
  cet,
  programming,
  design,
  law,
  medicine,
  construction,
  languages,
  hobbies,
]
