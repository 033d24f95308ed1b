/** The logo: an eye between two lids, cut from one diamond of the lattice, on a 24-unit grid. Legible at 16 pixels. */
export const markPath = "M12 1l10 10h-4.25L12 5.25 6.25 11H2zM12 23L2 13h4.25L12 18.75 17.75 13H22zM12 8l4 4-4 4-4-4z"
