/**
 * What the window for files offers. HEIC is not among it on purpose: a phone that takes such photos then hands over a JPEG
 * of the chosen one. A file that is dropped may be anything; the content system says what it thinks of it.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']
