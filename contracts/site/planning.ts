/** The planner of the nearest path at or above this one, `/ground-package/langkawi-island-escape`. */
export function planningOf<Someone extends { plans: string[] }>(people: Someone[], path: string): Someone | undefined {
  const found = people.flatMap(person =>
    person.plans.filter(own => isAtOrBelow(path, own)).map(own => ({ person, near: own.length })),
  )
  return found.sort((one, other) => other.near - one.near)[0]?.person
}

const isAtOrBelow = (path: string, own: string) => own === '/' || path === own || path.startsWith(`${own}/`)
