export type Present = { name: string; since: string }

export type Presence = {
  enter: (key: string, actor: { id: string; name: string }) => void
  /** In the order of their arrival. */
  present: (key: string) => Present[]
}

const lastsMs = 30_000

/** Users by open node: in memory, for 30 seconds after each call of theirs. */
export function presence(now: () => number = Date.now): Presence {
  const open = new Map<string, Map<string, Present & { until: number }>>()

  const current = (key: string) => {
    const people = open.get(key)
    for (const [id, { until }] of people ?? []) if (until <= now()) people?.delete(id)
    if (people?.size === 0) open.delete(key)
    return open.get(key)
  }

  return {
    enter(key, { id, name }) {
      const people = current(key) ?? new Map()
      const since = people.get(id)?.since ?? new Date(now()).toISOString()
      open.set(key, people.set(id, { name, since, until: now() + lastsMs }))
    },
    present: key => Array.from(current(key)?.values() ?? [], ({ name, since }) => ({ name, since })),
  }
}
