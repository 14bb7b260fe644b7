import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

test('forbidden forms are errors with their line, in front matter, lists and the body, in each language', () => {
  const folder = contentFolder({
    'pages/login.md': prose('Log in', 'First.\n\nHantar emel, or book by email.', 'subtitle: Favorite travelers\n'),
    'menus/main.md':
      '---\nalias: menu\nname: Main\nitems:\n  - {alias: menuItem, name: A, menuLink: /login}\n  - alias: menuItem\n    name: A muslim friendly day\n    menuLink: /login\n---\n',
    'pages/river.md': prose('From Saigon', 'It leaves from Ho Chi Minh City.'),
    'pages/coffee.md': prose('Coffee', 'In Saigon it is drunk with ice. Thalang Road is no Thalang road.'),
  })
  const findings = checkContent(folder, new Set(), new Date('2026-11-20T04:00:00Z'))
    .filter(({ message }) => message.startsWith('says'))
    .map(({ level, file, line, message }) => `${level} ${relative(folder, file)}:${line}: ${message}`)
  expect(findings).toEqual([
    'error menus/main.md:7: says “muslim friendly”; write: Muslim-friendly',
    'error pages/coffee.md:8: says “Thalang road”; write: Thalang Road',
    'error pages/coffee.md:8: says Saigon, and nowhere Ho Chi Minh City',
    'error pages/login.md:7: says “Favorite”; write: Favourite',
    'error pages/login.md:7: says “travelers”; write: travellers',
    'error pages/login.md:11: says “emel”; write: e-mel',
    'error pages/login.md:11: says “by email”; write: by e-mail',
  ])
})
