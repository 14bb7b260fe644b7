type Attributes = Record<string, string | number | boolean | undefined>

/** Makes an element. `true` is an attribute without a value; `false` and `undefined` are none. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** An icon of the sprite that the page uses already. */
export function icon(name: string, size = 18): SVGSVGElement {
  const [sprite = ''] = (document.querySelector('use')?.getAttribute('href') ?? '').split('#')
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  for (const [attribute, value] of Object.entries({ class: 'icon', width: size, height: size, 'aria-hidden': true })) {
    made.setAttribute(attribute, String(value))
  }
  use.setAttribute('href', `${sprite}#${name}`)
  made.append(use)
  return made
}
