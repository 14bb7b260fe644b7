/** The planner of the nearest path at or above this one, `/ground-package/langkawi-island-escape`. */
export function planningOf<Someone extends { plans: string[] }>(people: Someone[], path: string): Someone | undefined {
  const planners = people.flatMap(person =>
    person.plans.filter(plan => isAtOrBelow(path, plan)).map(plan => ({ person, near: plan.length })),
  )
  return planners.sort((one, other) => other.near - one.near)[0]?.person
}

const isAtOrBelow = (path: string, plan: string) => plan === '/' || path === plan || path.startsWith(`${plan}/`)
