/** What people may do in the studio, each with all of the ones before. */
export const roles = ['reader', 'writer', 'publisher', 'administrator'] as const

export type Role = (typeof roles)[number]

/** Whether a person with the role `held` may do what needs `needed`. */
export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed)
