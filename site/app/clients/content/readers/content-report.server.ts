import { answersRead, type BrokenItem, brokenItems } from './broken-items.server.ts'

export type ReportedLoss = BrokenItem & { since: Date }

export type ContentReport = {
  losses(): ReportedLoss[]
  counts(): { losses: number; nodes: number; byProperty: Record<string, number> }
  close(): void
}

/** An installation with more losses needs a corrected mapping first. */
const maxLosses = 5000

type Known = { loss: ReportedLoss; answers: Set<string> }

/** A loss belongs to the answers that contain it, and is removed when they are read again without it. */
export function createContentReport(): ContentReport {
  const losses = new Map<string, Known>()
  const ofAnswer = new Map<string, Set<string>>()

  const add = (message: unknown) => {
    const item = message as BrokenItem
    const name = nameOf(item)
    let entry = losses.get(name)
    if (!entry) {
      if (losses.size >= maxLosses) return
      entry = { loss: { ...item, since: new Date() }, answers: new Set() }
      losses.set(name, entry)
    }
    const answer = item.answer ?? ''
    entry.answers.add(answer)
    ofAnswer.set(answer, (ofAnswer.get(answer) ?? new Set()).add(name))
  }
  const begin = (message: unknown) => {
    const answer = String(message)
    for (const name of ofAnswer.get(answer) ?? []) {
      const entry = losses.get(name)
      entry?.answers.delete(answer)
      if (entry?.answers.size === 0) losses.delete(name)
    }
    ofAnswer.delete(answer)
  }
  brokenItems.subscribe(add)
  answersRead.subscribe(begin)
  return {
    losses: () => Array.from(losses.values(), ({ loss }) => loss),
    counts() {
      const byProperty: Record<string, number> = {}
      const nodes = new Set<unknown>()
      for (const { loss } of losses.values()) {
        const property = loss.property ?? 'node'
        byProperty[property] = (byProperty[property] ?? 0) + 1
        nodes.add(loss.key ?? loss.id ?? loss.name)
      }
      return { losses: losses.size, nodes: nodes.size, byProperty }
    },
    close() {
      brokenItems.unsubscribe(add)
      answersRead.unsubscribe(begin)
    },
  }
}

export function nameOf({ key, id, name, property, reason, value }: BrokenItem): string {
  return [key, id, name, property, reason, value].join('\t')
}
