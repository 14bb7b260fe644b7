import type { Subject } from '../../offer-choice/enquiry-subject.tsx'
import type { Asked } from './asked-link.server.ts'

/** One thing that a page showed, and what it shows in its place now: undefined where it has nothing in its place. */
export type ComparedFact = { label: string; before: string; now: string | undefined; hasChanged: boolean }

/** A page then and now. `gone`: the site no longer has it, or no longer offers it. */
export type Comparison = { gone: 'page' | 'offer' | undefined; title: string | undefined; facts: ComparedFact[] }

/**
 * Compares what a page showed with what it shows now.
 * @param now What the same query asks about today; undefined where it leads to nothing.
 */
export function compare({ title, facts }: Asked, now: Subject | undefined): Comparison {
  const labels = [...new Set([...facts, ...(now?.facts ?? [])].map(({ label }) => label))]
  const valueIn = (all: Asked['facts'] = [], label: string) => all.find(fact => fact.label === label)?.value
  return {
    gone: now ? (now.isOver ? 'offer' : undefined) : 'page',
    title: now && now.name !== title ? now.name : undefined,
    facts: labels.map(label => {
      const [then, today] = [valueIn(facts, label), valueIn(now?.facts, label)]
      return { label, before: then ?? '', now: today, hasChanged: then !== today }
    }),
  }
}
