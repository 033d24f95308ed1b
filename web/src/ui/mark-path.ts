/** The sentinel: two watchful lids and the eye, cut from one diamond of the lattice, on 24 units. Three shapes, so that it stands at 16 pixels. */
export const markPath = "M12 1l10 10h-4.25L12 5.25 6.25 11H2zM12 23L2 13h4.25L12 18.75 17.75 13H22zM12 8l4 4-4 4-4-4z"
