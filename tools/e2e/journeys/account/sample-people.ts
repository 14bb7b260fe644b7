/** Who the booking site knows on a machine where the product is tried. */
export const member = { email: 'aisyah@example.com', password: 'Wander-2026', firstName: 'Aisyah' }
export const memberWithoutWallet = { email: 'daniel@example.com', password: 'Wander-2026' }
export const agent = { tradingId: 'KLN-0042', password: 'Wander-2026' }
