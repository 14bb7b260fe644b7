import { PgBoss } from 'pg-boss'
import type { Pool } from '../database/database.ts'

/**
 * Makes the tables of a job queue as this version of pg-boss has them, without any queue or job.
 * @public Used by the restoring of backups in tools/scripts/.
 */
export async function makeJobTables(pool: Pool, schema: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.stop()
}
