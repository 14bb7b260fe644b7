import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('the dots are one stop of the Tab key, and arrow keys move between them', async () => {
  await show(false)
  const stops = () => document.querySelectorAll('.carousel__dots [tabindex="0"]').length
  expect(stops()).toBe(1)
  dot(1).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dot(2)).toHaveFocus()
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  expect(stops()).toBe(1)
})
