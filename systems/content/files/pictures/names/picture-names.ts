export const posterScheme = 'poster:'

export const isPoster = (value: unknown): value is string => typeof value === 'string' && value.startsWith(posterScheme)

export const slugOf = (poster: string): string => poster.slice(posterScheme.length)

export const nameOfDrawing = (slug: string): string => slug.replaceAll('-', ' ')

export const isUpload = (value: unknown): value is string =>
  typeof value === 'string' && /^media\/[0-9a-f-]{36}$/.test(value)
