/** The words of bulk recipes. */
const words = (text: string): [string, ...string[]] => text.trim().split(/\s*,\s*/) as [string, ...string[]];

export const MOODS = words(
  'smoky, crispy, creamy, slow-roasted, quick, golden, spicy, sticky, rustic, zesty, herby, buttery, charred, winter, summer, weeknight, Sunday, silky, braised, pan-fried, pickled, toasted, glazed, baked, grilled, steamed, fiery, mellow, warm, crunchy, honeyed, peppery, garlicky, lemony, gingery, nutty, tangy, fluffy, roasted, marinated',
);
export const MAINS = words(
  'chickpea, chicken, salmon, tofu, beef, lentil, mushroom, aubergine, cauliflower, pumpkin, potato, spinach, prawn, cod, pork, lamb, turkey, halloumi, black bean, white bean, sweet potato, courgette, leek, cabbage, broccoli, pea, carrot, beetroot, fennel, asparagus, tomato, sweetcorn, tuna, trout, duck, egg, ricotta, feta, kale, celeriac, apple, pear, plum, apricot, cherry, raspberry, blueberry, banana, chocolate, almond, hazelnut, walnut, pistachio, lemon, orange, rhubarb, fig, date, coconut, vanilla',
);
export const DISHES = words(
  'stew, curry, soup, salad, pie, gratin, risotto, pasta, noodles, tacos, burger, stir-fry, casserole, traybake, chowder, dumplings, skewers, fritters, flatbread, frittata, tart, lasagne, pilaf, bowl, sandwich, meatballs, hotpot, chilli, ragout, dal, cake, crumble, muffins, biscuits, pudding, pancakes, loaf, cobbler, mousse, slice',
);
export const COMPANIONS = words(
  'lemon and dill, roasted garlic, brown butter, harissa, miso, sage, coconut milk, black pepper, fennel seeds, orange zest, wild rice, toasted almonds, capers, green olives, mint yogurt, smoked paprika, ginger, crème fraîche, mustard, basil oil, cardamom, thyme, pickled onions, sesame, peanut sauce, tahini, chilli flakes, parmesan, honey, cinnamon, star anise, a crisp topping, spring herbs, rye crumbs, pomegranate, bay and juniper, sumac, lime, horseradish, maple',
);
export const FOODS = words(
  'flour, sugar, butter, egg, milk, cream, olive oil, salt, black pepper, onion, garlic clove, carrot, celery stalk, potato, tomato, tomato paste, chickpeas, red lentils, white beans, black beans, rice, pasta, noodles, couscous, bulgur, oats, chicken breast, chicken thigh, minced beef, pork shoulder, lamb shoulder, bacon, salmon fillet, cod fillet, prawns, tofu, halloumi, feta, parmesan, cheddar, mozzarella, ricotta, yogurt, crème fraîche, spinach, kale, broccoli, cauliflower, aubergine, courgette, red pepper, mushrooms, pumpkin, sweet potato, beetroot, fennel bulb, leek, cabbage, peas, sweetcorn, green beans, asparagus, cucumber, avocado, lemon, lime, orange, apple, pear, banana, raspberries, blueberries, cherries, dates, raisins, almonds, hazelnuts, walnuts, pistachios, sesame seeds, sunflower seeds, dark chocolate, cocoa, vanilla sugar, baking powder, bicarbonate of soda, dried yeast, honey, maple syrup, mustard, soy sauce, miso, fish sauce, vinegar, white wine, vegetable stock, chicken stock, coconut milk, ginger, chilli, cumin, coriander seeds, turmeric, smoked paprika, cinnamon, cardamom, nutmeg, thyme, rosemary, bay leaf, basil, parsley, coriander, mint, dill, chives, sage, oregano, capers, olives, breadcrumbs, tahini, peanut butter, tortillas, flatbreads',
);
export const UNITS = words(
  'gram, kilogram, millilitre, litre, teaspoon, tablespoon, cup, pinch, handful, tin, bunch, slice, sprig, packet, knob, glass',
);
export const TAGS = words(
  'quick, weeknight, vegetarian, vegan, gluten free, make ahead, freezer friendly, for guests, for children, spicy, comfort food, picnic, barbecue, one pot, leftovers, budget, high protein, spring, summer, autumn, winter, Christmas, birthday, lunch box, no cooking, slow cooker, family favourite, light, festive, street food, low sugar, five ingredients',
);
export const CATEGORIES = words(
  'Breakfast, Lunch, Dinner, Soups, Salads, Mains, Sides, Snacks, Baking, Desserts, Drinks, Sauces',
);
export const TOOLS = words(
  'oven, large pot, frying pan, blender, mixing bowl, baking tray, loaf tin, sieve, wok, grill',
);
export const NOTES = words(
  'finely chopped, sliced, to taste, at room temperature, peeled and diced, rinsed and drained, grated, for serving, softened, toasted, plus more to serve, roughly torn, crushed, from the day before',
);
export const STEPS: [string, ...string[]] = [
  'Heat the oven to {degrees} °C and line a tray with baking paper.',
  'Warm the {a} in a wide pan over a medium heat, add the {b} and cook for {minutes} minutes, stirring now and then.',
  'Stir in the {a} and let everything bubble gently until it has thickened, about {minutes} minutes.',
  'Whisk the {a} with the {b} until smooth, season with salt and pepper and set aside.',
  'Fold the {a} into the {b} with a light hand; stop as soon as no dry streaks are left.',
  'Cover and leave to rest for {minutes} minutes so that the {a} can soak up the flavour.',
  'Roast for {minutes} minutes, turning the {a} once, until the edges are brown.',
  'Toss the {a} with the {b} and spread them out in one layer.',
  'Taste, adjust the salt, and scatter the {a} over the top just before serving.',
  'Bring to the boil, turn the heat down and simmer the {a} for {minutes} minutes until tender.',
  'Scrape the mixture into the tin, smooth the top and sprinkle with the {a}.',
  'Serve straight away, with the {b} on the side.',
];
