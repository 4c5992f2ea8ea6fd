import type { Category, CategoryNode } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'

interface CategoryRow {
  id: number
  parent_id: number | null
  name: string
  icon: string
}

const all = query<CategoryRow>('SELECT * FROM category ORDER BY position')
const top = query<CategoryRow>('SELECT * FROM category WHERE parent_id IS NULL ORDER BY position')
const byId = query<CategoryRow>('SELECT * FROM category WHERE id = ?')

const asCategory = ({ id, name }: CategoryRow): Category => ({ id: String(id), name })

export const listCategories = ({ db }: Context): Category[] => db.all(top).map(asCategory)

/** Of either level. */
export function requireCategory({ db }: Context, id: string | number): Category {
  const row = db.get(byId, id)
  if (!row) throw apiErrors.categoryNotFound()
  return asCategory(row)
}

export function categoryTree({ db, courses }: Context): CategoryNode[] {
  const rows = db.all(all)
  const counted = (row: CategoryRow) => ({ ...asCategory(row), course_count: courses.select({ categoryId: row.id }).length })
  return rows
    .filter((row) => row.parent_id === null)
    .map((parent) => ({
      ...counted(parent),
      icon: parent.icon,
      children: rows.filter((row) => row.parent_id === parent.id).map(counted),
    }))
}
