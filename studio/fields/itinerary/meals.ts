/** What can be switched on and off, in the order of a day. */
export const mealNames = ['breakfast', 'lunch', 'tea', 'dinner'] as const

export type MealName = (typeof mealNames)[number]

/** The meals of a day: those that have a switch, and others in words, such as a hawker dinner. */
export type Meals = { taken: MealName[]; others: string }

/** Reads what a content file says: `Breakfast, hawker dinner`. */
export function readMeals(text = ''): Meals {
  const parts = text.split(',').map(part => part.trim())
  const named = (part: string) => mealNames.find(name => name === part.toLowerCase())
  return {
    taken: parts.flatMap(part => named(part) ?? []),
    others: parts.filter(part => part !== '' && !named(part)).join(', '),
  }
}

/** As content files say it; undefined where there is nothing to eat. */
export function writeMeals({ taken, others }: Meals): string | undefined {
  const all = [...mealNames.filter(name => taken.includes(name)), others].filter(Boolean).join(', ')
  return all === '' ? undefined : all.charAt(0).toUpperCase() + all.slice(1)
}
