import type { Locator, Page } from '@playwright/test'

/** From left to right. Far enough from one another to stay distinguishable after any compression. */
const colours = ['#e00000', '#00b000', '#0000e0', '#e0e000'] as const
const names = ['red', 'green', 'blue', 'yellow'] as const

/** A photograph of four upright stripes: red, green, blue and yellow. */
export async function stripes(page: Page, width = 1600, height = 900): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ colours, width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      for (const [index, colour] of colours.entries()) {
        if (!context) break
        context.fillStyle = colour
        context.fillRect((index * width) / colours.length, 0, width / colours.length, height)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), byte => String.fromCharCode(byte))
      return btoa(letters.join(''))
    },
    { colours, width, height },
  )
  return Buffer.from(base64, 'base64')
}

/** Which stripes a picture shows on the screen, from left to right, looked at in ten places halfway down. */
export async function stripesIn(picture: Locator): Promise<string[]> {
  const base64 = (await picture.screenshot()).toString('base64')
  const pixels = await picture.page().evaluate(async base64 => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const places = Array.from({ length: 10 }, (_, index) => Math.floor(((index + 0.5) / 10) * bitmap.width))
    return places.map(x => [...(context?.getImageData(x, Math.floor(bitmap.height / 2), 1, 1).data ?? [])])
  }, base64)
  return [...new Set(pixels.map(nameOf))]
}

function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
  const bits = [red, green, blue].map(part => (part > 110 ? 1 : 0)).join('')
  return { '100': names[0], '010': names[1], '001': names[2], '110': names[3] }[bits] ?? `rgb(${red} ${green} ${blue})`
}
