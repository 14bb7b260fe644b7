import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountIsland } from '../islands/testing/mount-island.tsx'
import { island } from './carousel-controls.island.tsx'
import { usualCarousel } from './carousel-options.ts'
import './carousel.css'

async function show(loop: boolean) {
  await mountIsland(island, { ...usualCarousel, autoplay: 0, loop, slides: 3 }, element => {
    const carousel = document.createElement('section')
    carousel.className = 'carousel'
    carousel.style.width = '300px'
    carousel.innerHTML = `<div class="carousel__track">${'<div class="carousel__slide">A slide</div>'.repeat(3)}</div>`
    element.before(carousel)
    carousel.append(element)
  })
}
const dot = (position: number) => page.getByRole('button', { name: `Slide ${position}` })

test('arrows and dots show a slide, and mark the current one', async () => {
  await show(false)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  await dot(3).click()
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('with `loop` the first slide follows the last', async () => {
  await show(true)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
})
