/** Rows of the relevance table, as it explains them: what is not wanted. */
export const unwantedQueries = `
# What is not wanted
not foam | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polymer-grid
hybrid not too firm | beds | type=hybrid | firmness=medium,medium-firm,medium-soft,soft,very-soft
firm but not too firm | beds | firmness=firm | with:not too firm
without springs hybrid | none | with:without coils
hybrid without memory foam | beds | type=hybrid | with:without memory foam
no springs | beds | type=adjustable-air,latex,memory-foam,polyfoam,polymer-grid
no foam or latex | beds | type=adjustable-air,hybrid,innerspring,polymer-grid
anything but foam | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polymer-grid
I don't want memory foam queen | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polyfoam,polymer-grid | size=queen
hybrid instead of memory foam | beds | type=hybrid
no hybrid, latex or foam | beds | type=adjustable-air,innerspring,polymer-grid
no foam and wool | beds | with:not foam | with:without wool
not casper and saatva | beds | with:not Casper | with:not Saatva
hybrid, latex | beds | type=hybrid,latex,latex-hybrid
latex-free hybrid | beds | type=hybrid | with:without latex
wool free | beds | with:without wool
allergic to latex | beds | with:without latex
neither soft nor firm | beds | firmness=medium,medium-firm
not sold online | beds | ignored:not sold online
not near me queen | beds | size=queen | ignored:not near me
not cooling queen | beds | size=queen | ignored:not cooling
not casper | beds | with:not Casper
hybrid not from casper | beds | type=hybrid | with:not Casper
without sealy firm | beds | firmness=extra-firm,firm | with:not Sealy
latex without wool | beds | type=latex,latex-hybrid | with:without wool
hybrid not in Denver | beds | type=hybrid | ignored:not in Denver
not king size hybrid | beds | type=hybrid | ignored:not king
no fiberglass queen | beds | size=queen | ignored:no fiberglass
not too expensive queen | beds | size=queen | sort=price
no back pain | beds | by:match | quiz:pain=low-back
no more than $1,000 | beds | price=0-1000 | quiz:budgetRange=1000
hybrid not over 1500 | beds | type=hybrid | price=0-1500
20% off hybrid | beds | type=hybrid | deal=running | page:deals | ignored:20% off
100% off | beds | deal=running | page:deals
latex allergy | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
allergy to latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
allergies to latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
latex-allergy | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
allergic: latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
my son has a latex allergy | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
latex intolerant | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
latex sensitive skin | beds | with:without latex | unknown:skin
latex sensitivity | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | page:allergies | quiz:allergies=latex
wool allergy | beds | with:without wool | quiz:allergies=wool
memory foam allergy | beds | with:without memory foam | quiz:allergies=polyurethane
latex and wool allergy | beds | with:without latex | with:without wool | quiz:allergies=latex,wool
latex allergy queen under 1000 | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | size=queen | price=under-1000 | with:without latex
allergies | page:allergies
free of latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
free from latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
latex: no | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
latex-less | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
w/o latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
minus latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
hates latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:not latex
everything apart from latex | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:not latex
hybrid -latex | beds | type=hybrid | with:without latex
hybrid and latex free | beds | type=hybrid | with:without latex
queen hybrid firm -casper | beds | size=queen | type=hybrid | firmness=extra-firm,firm | with:not Casper
hybrid w/o memory foam | beds | type=hybrid | with:without memory foam
zero foam | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polymer-grid
aside from foam | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polymer-grid
no latex/foam | beds | with:not foam | with:without latex
skip memory foam | beds | with:without memory foam
exclude hybrid | beds | type=adjustable-air,innerspring,latex,latex-hybrid,memory-foam,polyfoam,polymer-grid
hybrids excluded | beds | type=adjustable-air,innerspring,latex,latex-hybrid,memory-foam,polyfoam,polymer-grid
nothing but latex | beds | type=latex,latex-hybrid | unknown:nothing
all but casper | beds | with:not Casper
any brand but casper | beds | with:not Casper
no brand casper | beds | with:not Casper
besides casper | beds | with:not Casper
casper-free | beds | with:not Casper
casper alternatives | beds | with:not Casper
beds like casper | beds | with:not Casper
better than casper | beds | with:not Casper
cheaper alternative to tempurpedic | beds | sort=price | with:not TEMPUR-Pedic
i like casper | brand:casper | unknown:like
fiberglass free | beds | ignored:fiberglass free
latex free mattress | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
non-latex mattress | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
latex free bed | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex
latex free pillow top | beds | type=adjustable-air,hybrid,innerspring,memory-foam,polyfoam,polymer-grid | with:without latex | with:pillow top
wool free mattress | beds | with:without wool
foam free mattress | beds | type=adjustable-air,hybrid,innerspring,latex,latex-hybrid,polymer-grid
memory foam free mattress | beds | with:without memory foam
coil free mattress | beds | with:without coils
fiberglass free mattress | beds | ignored:fiberglass free
latex mattress free shipping | beds | type=latex,latex-hybrid | unknown:free shipping
not bouncy | beds | ignored:not bouncy
no bounce | beds | ignored:no bounce
not durable | beds | ignored:not durable
no pillow top | beds | ignored:no pillow top
don't want a king | beds | ignored:don't want a king
`;
