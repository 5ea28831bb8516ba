import type { Database } from '../../../platform/database/database.server.ts'
import { operatorActions } from '../tables.ts'

export type OperatorAction = Omit<typeof operatorActions.$inferInsert, 'id'>

export async function insertOperatorAction(db: Database, action: OperatorAction): Promise<void> {
  await db.insert(operatorActions).values(action)
}
