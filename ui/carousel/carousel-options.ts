export type CarouselOptions = {
  /** Seconds for each slide; 0 for no autoplay. */
  autoplay: number
  navigation: boolean
  pagination: boolean
  slidesPerView: number
  loop: boolean
}

export const usualCarousel: CarouselOptions = {
  autoplay: 7,
  navigation: true,
  pagination: true,
  slidesPerView: 1,
  loop: true,
}
