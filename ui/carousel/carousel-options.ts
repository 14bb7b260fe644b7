/** The options of a carousel; see the content types `widget` and `dealsPage`. */
export type CarouselOptions = {
  /** Seconds for each slide; 0 for no autoplay. */
  autoplay: number
  /** Whether there are arrows. */
  navigation: boolean
  /** Whether there is a dot for each slide. */
  pagination: boolean
  /** The number of slides side by side on a wide screen. */
  slidesPerView: number
  /** Whether the last slide is followed by the first. */
  loop: boolean
}

/** The defaults for missing options. */
export const usualCarousel: CarouselOptions = {
  autoplay: 7,
  navigation: true,
  pagination: true,
  slidesPerView: 1,
  loop: true,
}
