/** Words for the categories of MAMS in sentences about restaurants. */
export const CATEGORY_TERMS: Readonly<Record<string, string>> = {
	food: `food foods meal meals dish dishes pizza pizzas pasta sushi steak steaks chicken fish burger
		burgers salad salads dessert desserts appetizer appetizers appetizers soup soups bread rice noodles
		fries sandwich sandwiches wine wines drinks drink beer cocktails cocktail coffee tea lamb pork beef
		duck shrimp lobster salmon tuna curry sauce sauces cheese cheesecake cake bagel bagels tacos
		burrito burritos guacamole sangria margaritas martini martinis ribs wings pancakes eggs omelet
		dumplings rolls roll sashimi entree entrees oysters crab calamari mussels cuisine appetizer
		breakfast brunch lunch dinner portions portion ravioli gnocchi risotto tofu tempura naan pie
		chocolate pastries toast bacon veal scallops mojito mojitos`,
	service: `service services delivery`,
	staff: `staff waiter waiters waitress waitresses server servers hostess host bartender bartenders
		manager managers owner owners chef chefs maitre busboy waitstaff`,
	price: `price prices pricing bill check cost`,
	ambience: `ambience ambiance atmosphere decor music vibe room lighting decoration setting interior`,
	menu: `menu menus selection`,
	place: `place restaurant bar spot location garden patio table tables`,
};
