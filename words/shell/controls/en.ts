/** Texts of the design system. */
export const en = {
  close: 'Close',
  optional: '(optional)',
  check: (fields: number) => `Please check ${fields === 1 ? 'one field' : `${fields} fields`}`,
  showPassword: 'Show password',
  play: 'Play the slides',
  pause: 'Pause the slides',
  slide: (number: number) => `Slide ${number}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
}
