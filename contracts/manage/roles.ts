/** Each role includes the ones before. */
export const roles = ['reader', 'writer', 'publisher', 'administrator'] as const

export type Role = (typeof roles)[number]

export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed)
