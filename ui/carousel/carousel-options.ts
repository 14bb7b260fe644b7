/** How a carousel behaves; see the content types `widget` and `dealsPage`. */
export type CarouselOptions = {
  /** Seconds a slide stays; 0 for no autoplay. */
  autoplay: number
  /** Whether there are arrows. */
  navigation: boolean
  /** Whether there is a dot for each slide. */
  pagination: boolean
  /** How many slides stand beside one another on a wide screen. */
  slidesPerView: number
  /** Whether the last slide is followed by the first. */
  loop: boolean
}

/** Where the content says nothing. */
export const usualCarousel: CarouselOptions = {
  autoplay: 7,
  navigation: true,
  pagination: true,
  slidesPerView: 1,
  loop: true,
}
