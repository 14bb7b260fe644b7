import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { searchMisses } from '../../../database/tables.ts'
import { wordsOf } from '../plain-text.ts'

/** Counts a question without hits. @param today Malaysian day */
export type CountMiss = (question: string, today: string) => Promise<void>

/** A question that came once or twice may be a name or a slip; it is never stored. */
const minTimes = 3
const maxInMemory = 1000
const maxRows = 1000
const days = 90

/** A few words without figures, signs or addresses, which could tell of a person. */
function countedWords(question: string): string | undefined {
  const words = wordsOf(question)
  const text = words.join(' ')
  const isPlain = !/[\d@/:#_]/.test(question) && words.every(word => /^\p{L}{2,20}$/u.test(word))
  return isPlain && words.length > 0 && words.length <= 5 && text.length <= 60 ? text : undefined
}

/** A process remembers the day's questions and stores them from the third time on, in limited rows, for 90 days. */
export function missCounter(db: Pick<ContentDatabase, 'execute'>, log: Logger): CountMiss {
  let day = ''
  const seen = new Map<string, number>()
  return async (question, today) => {
    const words = countedWords(question)
    if (words === undefined) return
    if (day !== today) seen.clear()
    day = today
    const times = (seen.get(words) ?? 0) + 1
    if (times > 1 || seen.size < maxInMemory) seen.set(words, times)
    if (times < minTimes) return
    try {
      await write(db, words, times === minTimes ? minTimes : 1, today)
    } catch (error) {
      log.debug({ err: (error as Error).message }, 'a search that found nothing cannot be counted')
    }
  }
}

async function write(db: Pick<ContentDatabase, 'execute'>, words: string, times: number, today: string): Promise<void> {
  await db.execute(sql`
    insert into ${searchMisses} as known (words, times, last_day) values (${words}, ${times}, ${today})
    on conflict (words) do update set times = known.times + ${times}, last_day = ${today}`)
  await db.execute(sql`
    delete from ${searchMisses} where last_day < to_char(${today}::date - ${days}::integer, 'YYYY-MM-DD')
       or words in (select words from ${searchMisses} where words <> ${words} order by times desc, last_day desc offset ${maxRows - 1})`)
}
