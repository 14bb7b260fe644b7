import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgentLoginForm } from './agent-login-form.tsx'

test('a browser that posts the form by itself posts nothing to the booking site', () => {
  const forms = { booking: 'https://booking.example', origin: 'https://www.example', countries: {}, pages: {} }
  const html = renderToStaticMarkup(<AgentLoginForm forms={{ ...forms, checksLogin: false, registerRequires: [] }} />)
  expect(/<form[^>]* action="([^"]*)"/.exec(html)?.[1]).toMatch(/^\/AgentLogin\?loginerror=/)
})
