/** How content names one of our drawings: `poster:<slug>`. */
export const POSTER_SCHEME = 'poster:'

/** Whether a value names one of our drawings. */
export const isPoster = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(POSTER_SCHEME)

export const slugOf = (poster: string): string => poster.slice(POSTER_SCHEME.length)

/** What editors call one of our drawings. */
export const nameOfDrawing = (slug: string): string => slug.replaceAll('-', ' ')

/** Whether a value names a picture that an editor brought: `media/<id>`. */
export const isUpload = (value: unknown): value is string =>
  typeof value === 'string' && /^media\/[0-9a-f-]{36}$/.test(value)
