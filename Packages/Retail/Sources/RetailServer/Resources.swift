// Made by `make resources` from Packages/Retail/Resources/RetailServer: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of RetailServer.
enum Resources {
    /// costco.csv
    static let costcoCatalog =
        #"""
        sku,name,category,price,memberPrice,available,details
        CO-1001,"Laundry detergent, 194 fl oz",Laundry,19.99,,yes,For about 146 loads.
        CO-1002,"Laundry packs, 152 count",Laundry,27.99,,yes,Detergent and stain fighter in one.
        CO-1003,"Paper towels, 12 rolls",Household,23.49,,yes,160 sheets a roll.
        CO-1004,"Bath tissue, 30 rolls",Household,22.99,,yes,380 sheets a roll.
        CO-1005,"Bottled water, 40 bottles",Drinks,4.49,,yes,16.9 fl oz each.
        CO-1006,"Cold brew coffee, 12 cans",Drinks,17.99,,yes,"Black, unsweetened."
        CO-1007,"Protein bars, 20 count",Snacks,21.99,,yes,20 g of protein each.
        CO-1008,"Pistachios, 48 oz",Snacks,18.99,,yes,Roasted in their shell.
        CO-1009,"Fragrance-free laundry detergent, 170 fl oz",Laundry,17.99,,yes,"For sensitive skin, without dyes and perfume."
        CO-1010,"Fabric softener, 150 fl oz",Laundry,10.49,,yes,Fresh linen scent.
        CO-1011,"Bleach, 2 x 121 fl oz",Laundry,9.99,8.99,yes,For whites and for disinfecting.
        CO-1012,"Oxygen stain remover, 10 lb",Laundry,17.49,,yes,A powder for colors and whites.
        CO-1013,"Dish soap, 90 fl oz",Household,8.79,,yes,"Cuts grease, gentle on hands."
        CO-1014,"Disinfecting wipes, 5 x 85 count",Household,19.99,,yes,Kills 99.9 % of bacteria.
        CO-1015,"Kitchen sponges, 24 count",Household,12.99,,yes,Scrubs without scratching.
        CO-1016,"Aluminum foil, 2 x 250 sq ft",Household,29.99,,yes,Heavy duty.
        CO-1017,"Sandwich bags, 580 count",Household,12.49,,yes,Resealable.
        CO-1018,"Parchment paper, 205 sq ft",Household,10.99,,yes,Non-stick up to 425 F.
        CO-1019,"Paper plates, 285 count",Household,17.99,,yes,"Ten inches, for hot and cold food."
        CO-1020,"LED light bulbs, 60 watt, 10 count",Household,15.99,,yes,"Soft white, for about ten years."
        CO-1021,"AA batteries, 48 count",Household,19.99,,yes,Alkaline.
        CO-1022,"Facial tissues, 12 boxes",Household,21.99,19.79,yes,"Two ply, soft."
        CO-1023,"Shampoo, 38 fl oz",Bath,8.99,,yes,For every day.
        CO-1024,"Conditioner, 38 fl oz",Bath,8.99,,yes,For dry hair.
        CO-1025,"Bar soap, 16 bars",Bath,14.99,,yes,"Moisturizing, unscented."
        CO-1026,"Deodorant, 5 count",Bath,14.99,,yes,Aluminum free.
        CO-1027,"Toothbrushes, soft, 8 count",Bath,12.99,,yes,With a tongue cleaner.
        CO-1028,"Mouthwash, 2 x 50 fl oz",Bath,13.99,,yes,"Mint, alcohol free."
        CO-1029,"Ground coffee, 3 lb",Drinks,17.99,,yes,Medium roast.
        CO-1030,"Coffee pods, 100 count",Drinks,37.99,,yes,House blend.
        CO-1031,"Apple juice, 2 x 1 gallon",Drinks,9.49,,yes,Not from concentrate.
        CO-1032,"Cola, 36 cans",Drinks,17.99,,yes,12 fl oz each.
        CO-1033,"Coconut water, 6 x 33 fl oz",Drinks,15.99,14.39,yes,Nothing added.
        CO-1034,"Almond milk, unsweetened, 6 x 32 fl oz",Drinks,11.99,,yes,Vanilla.
        CO-1035,"Tortilla chips, 40 oz",Snacks,6.49,,yes,"Corn, lightly salted."
        CO-1036,"Pretzels, 55 oz",Snacks,7.99,,yes,Twists.
        CO-1037,"Popcorn, microwave, 44 bags",Snacks,14.99,,yes,Butter flavor.
        CO-1038,"Almonds, 3 lb",Snacks,14.99,,yes,Roasted and salted.
        CO-1039,"Peanut butter crackers, 40 packs",Snacks,11.99,,yes,For the road.
        CO-1040,"Fruit snacks, 90 pouches",Snacks,13.99,,yes,Made with fruit puree.
        CO-1041,"Dried mango, 2 lb",Snacks,14.99,,yes,No sugar added.
        CO-1042,"Beef jerky, 14 oz",Snacks,15.99,,yes,Original.
        CO-1043,"Olive oil, extra virgin, 2 liters",Pantry,19.99,,yes,First cold press.
        CO-1044,"Pasta sauce, 3 x 32 oz",Pantry,9.49,8.54,yes,Tomato and basil.
        CO-1045,"Long grain rice, 25 lb",Pantry,14.99,,yes,Enriched.
        CO-1046,"Black beans, 8 x 15 oz",Pantry,8.99,,yes,Low sodium.
        CO-1047,"Tuna in water, 8 cans",Pantry,14.99,,yes,Solid white albacore.
        CO-1048,"Peanut butter, 2 x 48 oz",Pantry,11.49,,yes,Creamy.
        CO-1049,"Strawberry jam, 42 oz",Pantry,7.99,,yes,Made with real fruit.
        CO-1050,"Honey, 3 x 24 oz",Pantry,14.99,,yes,"Clover, U.S. grade A."
        CO-1051,"Honey oat cereal, 2 x 24 oz",Pantry,8.99,,yes,With almonds.
        CO-1052,"All-purpose flour, 25 lb",Pantry,10.49,,yes,Unbleached.
        CO-1053,"Granulated sugar, 10 lb",Pantry,8.49,,yes,Cane sugar.
        CO-1054,"Ketchup, 3 x 44 oz",Pantry,11.99,,yes,No corn syrup.
        CO-1055,"Whole milk, 2 x 1 gallon",Dairy and eggs,7.49,6.74,yes,Vitamin D.
        CO-1056,"Butter, salted, 4 x 16 oz",Dairy and eggs,15.99,,yes,Grade AA.
        CO-1057,"Greek yogurt, plain, 48 oz",Dairy and eggs,6.49,,yes,Nonfat.
        CO-1058,"String cheese, 60 count",Dairy and eggs,14.49,,yes,Mozzarella.
        CO-1059,"Bananas, 3 lb",Produce,1.99,,yes,Ripen at room temperature.
        CO-1060,"Apples, Gala, 5.5 lb",Produce,8.99,,yes,Crisp and sweet.
        CO-1061,"Avocados, 6 count",Produce,6.99,,yes,Ready in a day or two.
        CO-1062,"Grape tomatoes, 2 lb",Produce,5.99,,yes,On the vine.
        CO-1063,"Lemons, 5 lb",Produce,6.99,,yes,From California.
        CO-1064,"Whole wheat bread, 2 x 30 oz",Bakery,6.99,,yes,Sliced.
        CO-1065,"Flour tortillas, 30 count",Bakery,6.49,,yes,Soft taco size.
        CO-1066,"Mixed berries, 4 lb",Frozen,12.99,11.69,yes,"Strawberries, blueberries and raspberries."
        CO-1067,"Cheese pizza, 4 pizzas",Frozen,14.99,,yes,Thin crust.
        CO-1068,"Vanilla ice cream, 2 x 64 fl oz",Frozen,15.99,,yes,With vanilla beans.
        CO-1069,"Broccoli florets, 4 x 1 lb",Frozen,8.99,,yes,Steams in its bag.
        CO-1070,"Diapers, size 4, 180 count",Baby,42.99,,yes,Up to 12 hours dry.
        CO-1071,"Baby wipes, 900 count",Baby,21.99,,yes,"Unscented, thick."
        CO-1072,"Dry dog food, 40 lb",Pets,44.99,,yes,Chicken and rice.
        CO-1073,"Cat litter, 42 lb",Pets,14.99,,no,"Clumping, unscented."
        CO-1074,"Dog treats, 3 lb",Pets,13.99,,yes,"Crunchy, five flavors."
        CO-1075,"Ibuprofen, 200 mg, 2 x 500 count",Health,16.99,,yes,Read the label before use.
        CO-1076,"Multivitamin gummies, 2 x 160 count",Health,19.99,,yes,For adults.
        CO-1077,"Scent booster beads, 37.5 oz",Laundry,18.99,17.09,yes,"In-wash beads, ocean mist."
        CO-1078,"Laundry sanitizer, 2 x 90 fl oz",Laundry,16.49,,yes,Kills bacteria that detergent leaves behind.
        CO-1079,"Kitchen trash bags, 13 gallon, 200 count",Household,19.99,,yes,With a drawstring and odor control.
        CO-1080,"Microfiber towels, 36 count",Household,17.99,,yes,"Washable, for dust and spills."
        CO-1081,"Storage containers, 24 pieces",Household,27.99,,yes,"Glass, with snap lids."
        CO-1082,"AAA batteries, 48 count",Household,17.99,,yes,Alkaline.
        CO-1083,"Sparkling water, variety, 24 cans",Drinks,9.99,,yes,"Lime, grapefruit and berry."
        CO-1084,"Whole bean coffee, 2.5 lb",Drinks,18.99,,yes,Dark roast.
        CO-1085,"Mixed nuts, deluxe, 40 oz",Snacks,18.99,,yes,"Cashews, almonds, pecans and macadamias."
        CO-1086,"Granola, 48 oz",Snacks,9.99,,yes,Ancient grains and almonds.
        CO-1087,"Seaweed snacks, 10 packs",Snacks,10.99,,yes,Roasted with olive oil.
        CO-1088,"Cheese crackers, 45 packs",Snacks,14.49,13.04,yes,One ounce each.
        CO-1089,"Maple syrup, 1 liter",Pantry,13.99,,yes,"Grade A, amber."
        CO-1090,"Quinoa, 4.5 lb",Pantry,10.99,,yes,Washed and organic.
        CO-1091,"Diced tomatoes, 8 x 14.5 oz",Pantry,8.99,,yes,In their own juice.
        CO-1092,"Avocado oil, 2 liters",Pantry,21.99,,yes,For high heat.
        CO-1093,"Canned chicken, 6 x 12.5 oz",Pantry,17.49,,yes,White meat in water.
        CO-1094,"Parmesan, grated, 24 oz",Dairy and eggs,13.99,,yes,Aged 24 months.
        CO-1095,"Strawberries, 2 lb",Produce,6.99,,yes,Wash before eating.
        CO-1096,"Blueberries, 18 oz",Produce,6.49,,yes,Sweet and firm.
        CO-1097,"Salad kit, 2 x 13 oz",Produce,7.49,,yes,With dressing and sunflower seeds.
        CO-1098,"Croissants, 12 count",Bakery,6.99,,yes,All butter.
        CO-1099,"Salmon fillets, 3 lb",Frozen,34.99,31.49,yes,"Wild, individually wrapped."
        CO-1100,"Shrimp, peeled, 2 lb",Frozen,17.99,,yes,"Deveined, tail off."
        """#

    /// target.csv
    static let targetCatalog =
        #"""
        sku,name,category,price,memberPrice,available,details
        TG-1001,"Laundry detergent, 92 fl oz",Laundry,11.99,,yes,"Fresh scent, for about 60 loads."
        TG-1002,"Fabric softener sheets, 120 count",Laundry,7.49,,yes,For soft clothes without static.
        TG-1003,"Paper towels, 6 rolls",Household,10.89,,yes,"Double rolls, two ply."
        TG-1004,"Trash bags, 13 gallon, 45 count",Household,8.99,,yes,With a drawstring.
        TG-1005,"Sparkling water, 8 cans",Drinks,4.29,,yes,"Lime, without sugar."
        TG-1006,"Granola bars, 12 count",Snacks,4.59,,yes,Oats and honey.
        TG-1007,"Trail mix, 26 oz",Snacks,7.99,,yes,"Nuts, raisins and chocolate."
        TG-1008,"Hand soap, 3 bottles",Bath,9.99,,no,"Lavender, with pump."
        TG-1009,"Laundry detergent pods, 42 count",Laundry,12.99,11.69,yes,Pre-measured and safe in cold water. Keep away from children.
        TG-1010,"Fragrance-free laundry detergent, 100 fl oz",Laundry,11.49,,yes,"For sensitive skin, without dyes and perfume."
        TG-1011,"Fabric softener, 64 fl oz",Laundry,6.49,,yes,Fresh linen scent.
        TG-1012,"Bleach, 81 fl oz",Laundry,4.79,,yes,For whites and for disinfecting.
        TG-1013,"Oxygen stain remover, 3 lb",Laundry,8.99,,yes,A powder for colors and whites.
        TG-1014,"Wool dryer balls, 6 count",Laundry,14.99,,yes,"Felted wool, lasts about a thousand loads."
        TG-1015,"Mesh laundry bags, 4 count",Laundry,7.99,,yes,For delicates and socks.
        TG-1016,"Dish soap, 28 fl oz",Household,3.49,,yes,"Cuts grease, gentle on hands."
        TG-1017,"Dishwasher pods, 62 count",Household,15.49,,yes,"Detergent, rinse aid and degreaser in one."
        TG-1018,"All-purpose cleaner, 32 fl oz",Household,3.99,3.59,yes,"Lemon scent, for kitchen and bath."
        TG-1019,"Disinfecting wipes, 75 count",Household,5.49,,yes,Kills 99.9 % of bacteria.
        TG-1020,"Kitchen sponges, 6 count",Household,4.29,,yes,Scrubs without scratching.
        TG-1021,"Aluminum foil, 75 sq ft",Household,5.29,,yes,Heavy duty.
        TG-1022,"Sandwich bags, 125 count",Household,4.19,,yes,Resealable.
        TG-1023,"Freezer bags, gallon, 60 count",Household,8.49,,yes,Double zipper.
        TG-1024,"Parchment paper, 70 sq ft",Household,4.99,,yes,Non-stick up to 425 F.
        TG-1025,"Paper plates, 100 count",Household,7.49,,yes,"Ten inches, for hot and cold food."
        TG-1026,"LED light bulbs, 60 watt, 4 count",Household,8.99,,yes,"Soft white, for about ten years."
        TG-1027,"AA batteries, 16 count",Household,11.99,10.79,yes,Alkaline.
        TG-1028,"Trash bags, 30 gallon, 25 count",Household,9.99,,yes,With a drawstring.
        TG-1029,"Facial tissues, 4 boxes",Household,6.99,,yes,"Two ply, soft."
        TG-1030,"Bath tissue, 12 rolls",Bath,12.49,,yes,"Soft, two ply, septic safe."
        TG-1031,"Shampoo, 28 fl oz",Bath,6.99,,yes,For every day.
        TG-1032,"Conditioner, 28 fl oz",Bath,6.99,,yes,For dry hair.
        TG-1033,"Body wash, 30 fl oz",Bath,7.49,,yes,With shea butter.
        TG-1034,"Bar soap, 8 bars",Bath,8.99,,yes,"Moisturizing, unscented."
        TG-1035,"Deodorant, 2 count",Bath,9.49,,yes,Aluminum free.
        TG-1036,"Toothbrushes, soft, 4 count",Bath,6.49,5.84,yes,With a tongue cleaner.
        TG-1037,"Mouthwash, 33 fl oz",Bath,6.29,,yes,"Mint, alcohol free."
        TG-1038,"Razors, 10 count",Bath,9.99,,yes,"Two blades, disposable."
        TG-1039,"Sunscreen, SPF 50, 8 fl oz",Bath,9.99,,yes,Water resistant for 80 minutes.
        TG-1040,"Ground coffee, 24 oz",Drinks,10.99,,yes,Medium roast.
        TG-1041,"Coffee pods, 36 count",Drinks,17.99,,yes,House blend.
        TG-1042,"Apple juice, 64 fl oz",Drinks,3.49,,yes,Not from concentrate.
        TG-1043,"Cola, 12 cans",Drinks,7.99,,yes,12 fl oz each.
        TG-1044,"Sports drink, 8 bottles",Drinks,7.49,,yes,Variety of three flavors.
        TG-1045,"Coconut water, 33 fl oz",Drinks,4.29,3.86,yes,Nothing added.
        TG-1046,"Almond milk, unsweetened, 64 fl oz",Drinks,3.79,,yes,Vanilla.
        TG-1047,"Oat milk, 64 fl oz",Drinks,4.49,,yes,Extra creamy.
        TG-1048,"Tortilla chips, 13 oz",Snacks,3.29,,yes,"Corn, lightly salted."
        TG-1049,"Salsa, medium, 24 oz",Snacks,3.99,,yes,"Tomatoes, onions and jalapeños."
        TG-1050,"Popcorn, microwave, 12 bags",Snacks,6.49,,yes,Butter flavor.
        TG-1051,"Almonds, 16 oz",Snacks,7.99,,yes,Roasted and salted.
        TG-1052,"Peanut butter crackers, 8 packs",Snacks,3.49,,yes,For the road.
        TG-1053,"Chocolate chip cookies, 13 oz",Snacks,3.99,,yes,Baked with butter.
        TG-1054,"Dark chocolate bar, 3.5 oz",Snacks,2.79,2.51,yes,70 % cocoa.
        TG-1055,"Fruit snacks, 22 pouches",Snacks,6.49,,yes,Made with fruit puree.
        TG-1056,"Dried mango, 8 oz",Snacks,5.49,,yes,No sugar added.
        TG-1057,"Olive oil, extra virgin, 25 fl oz",Pantry,10.99,,yes,First cold press.
        TG-1058,"Pasta, spaghetti, 16 oz",Pantry,1.49,,yes,Durum wheat.
        TG-1059,"Pasta sauce, 24 oz",Pantry,2.99,,yes,Tomato and basil.
        TG-1060,"Long grain rice, 5 lb",Pantry,4.99,,yes,Enriched.
        TG-1061,"Black beans, 15 oz",Pantry,0.99,,yes,Low sodium.
        TG-1062,"Chicken noodle soup, 18 oz",Pantry,2.49,,yes,Ready to heat.
        TG-1063,"Tuna in water, 4 cans",Pantry,4.49,4.04,yes,Solid white albacore.
        TG-1064,"Peanut butter, 28 oz",Pantry,3.79,,yes,Creamy.
        TG-1065,"Strawberry jam, 18 oz",Pantry,3.29,,yes,Made with real fruit.
        TG-1066,"Honey, 24 oz",Pantry,7.99,,yes,"Clover, U.S. grade A."
        TG-1067,"Rolled oats, 42 oz",Pantry,4.29,,yes,Whole grain.
        TG-1068,"Honey oat cereal, 18 oz",Pantry,4.49,,yes,With almonds.
        TG-1069,"All-purpose flour, 5 lb",Pantry,2.79,,yes,Unbleached.
        TG-1070,"Granulated sugar, 4 lb",Pantry,3.29,,yes,Cane sugar.
        TG-1071,"Ketchup, 38 oz",Pantry,3.49,,yes,No corn syrup.
        TG-1072,"Eggs, large, 12 count",Dairy and eggs,3.99,3.59,yes,"Cage free, grade A."
        TG-1073,"Whole milk, 1 gallon",Dairy and eggs,4.29,,yes,Vitamin D.
        TG-1074,"Butter, salted, 16 oz",Dairy and eggs,4.79,,yes,Grade AA.
        TG-1075,"Greek yogurt, plain, 32 oz",Dairy and eggs,5.49,,yes,Nonfat.
        TG-1076,"Cheddar, shredded, 16 oz",Dairy and eggs,4.49,,yes,Sharp.
        TG-1077,"String cheese, 12 count",Dairy and eggs,5.29,,yes,Mozzarella.
        TG-1078,"Bananas, 3 lb",Produce,1.79,,yes,Ripen at room temperature.
        TG-1079,"Apples, Gala, 3 lb",Produce,4.49,,yes,Crisp and sweet.
        TG-1080,"Avocados, 4 count",Produce,4.99,,yes,Ready in a day or two.
        TG-1081,"Baby spinach, 10 oz",Produce,3.99,3.59,yes,Washed.
        TG-1082,"Grape tomatoes, 10 oz",Produce,2.99,,yes,On the vine.
        TG-1083,"Lemons, 2 lb",Produce,3.99,,yes,From California.
        TG-1084,"Whole wheat bread, 20 oz",Bakery,3.29,,yes,Sliced.
        TG-1085,"Flour tortillas, 10 count",Bakery,2.99,,yes,Soft taco size.
        TG-1086,"Bagels, plain, 6 count",Bakery,3.49,,yes,Sliced.
        TG-1087,"Mixed berries, 48 oz",Frozen,10.99,,yes,"Strawberries, blueberries and raspberries."
        TG-1088,"Cheese pizza, 16 oz",Frozen,5.99,,yes,Thin crust.
        TG-1089,"Vanilla ice cream, 48 fl oz",Frozen,4.99,,yes,With vanilla beans.
        TG-1090,"Chicken nuggets, 29 oz",Frozen,7.99,7.19,yes,White meat.
        TG-1091,"Broccoli florets, 12 oz",Frozen,1.99,,yes,Steams in its bag.
        TG-1092,"Diapers, size 4, 66 count",Baby,24.99,,yes,Up to 12 hours dry.
        TG-1093,"Baby wipes, 4 x 72 count",Baby,10.99,,yes,"Unscented, thick."
        TG-1094,"Dry dog food, 15 lb",Pets,21.99,,yes,Chicken and rice.
        TG-1095,"Dry cat food, 13 lb",Pets,19.99,,yes,With salmon.
        TG-1096,"Cat litter, 25 lb",Pets,11.99,,yes,"Clumping, unscented."
        TG-1097,"Dog treats, 24 oz",Pets,8.99,,yes,"Crunchy, five flavors."
        TG-1098,"Ibuprofen, 200 mg, 200 count",Health,8.99,,yes,Read the label before use.
        TG-1099,"Multivitamin gummies, 150 count",Health,11.99,10.79,yes,For adults.
        TG-1100,"Hand sanitizer, 8 fl oz",Health,2.99,,yes,"70 % alcohol, with aloe."
        """#

    /// walmart.csv
    static let walmartCatalog =
        #"""
        sku,name,category,price,memberPrice,available,details
        WM-1001,"Laundry detergent, 100 fl oz",Laundry,10.94,,yes,"Original scent, for about 64 loads."
        WM-1002,"Stain remover spray, 22 fl oz",Laundry,3.97,,yes,"For grass, wine and coffee."
        WM-1003,"Paper towels, 8 rolls",Household,12.47,,yes,Select-a-size sheets.
        WM-1004,"Dish soap, 56 fl oz",Household,5.44,,yes,Apple scent.
        WM-1005,"Orange juice, 52 fl oz",Drinks,3.98,,yes,Not from concentrate.
        WM-1006,"Potato chips, 13 oz",Snacks,4.48,,yes,"Classic, salted."
        WM-1007,"Mixed nuts, 15 oz",Snacks,6.98,,yes,Less than half peanuts.
        WM-1008,"Toothpaste, 2 tubes",Bath,5.94,,yes,"Whitening, mint."
        WM-1009,"Laundry detergent pods, 42 count",Laundry,11.94,,yes,Pre-measured and safe in cold water. Keep away from children.
        WM-1010,"Fragrance-free laundry detergent, 100 fl oz",Laundry,10.54,,yes,"For sensitive skin, without dyes and perfume."
        WM-1011,"Fabric softener, 64 fl oz",Laundry,5.94,,yes,Fresh linen scent.
        WM-1012,"Bleach, 81 fl oz",Laundry,4.48,4.03,yes,For whites and for disinfecting.
        WM-1013,"Oxygen stain remover, 3 lb",Laundry,8.28,,yes,A powder for colors and whites.
        WM-1014,"Dishwasher pods, 62 count",Household,14.28,,yes,"Detergent, rinse aid and degreaser in one."
        WM-1015,"All-purpose cleaner, 32 fl oz",Household,3.68,,yes,"Lemon scent, for kitchen and bath."
        WM-1016,"Glass cleaner, 26 fl oz",Household,3.48,,yes,"Streak-free, also for mirrors."
        WM-1017,"Disinfecting wipes, 75 count",Household,5.08,,yes,Kills 99.9 % of bacteria.
        WM-1018,"Kitchen sponges, 6 count",Household,3.94,,yes,Scrubs without scratching.
        WM-1019,"Aluminum foil, 75 sq ft",Household,4.88,,yes,Heavy duty.
        WM-1020,"Plastic wrap, 200 sq ft",Household,3.34,,yes,Clings to glass and metal.
        WM-1021,"Sandwich bags, 125 count",Household,3.88,,yes,Resealable.
        WM-1022,"Freezer bags, gallon, 60 count",Household,7.88,,yes,Double zipper.
        WM-1023,"Paper plates, 100 count",Household,6.88,,yes,"Ten inches, for hot and cold food."
        WM-1024,"Paper napkins, 250 count",Household,4.14,3.72,yes,"White, one ply."
        WM-1025,"LED light bulbs, 60 watt, 4 count",Household,8.28,,yes,"Soft white, for about ten years."
        WM-1026,"AA batteries, 16 count",Household,11.08,,yes,Alkaline.
        WM-1027,"Trash bags, 30 gallon, 25 count",Household,9.14,,yes,With a drawstring.
        WM-1028,"Facial tissues, 4 boxes",Household,6.48,,yes,"Two ply, soft."
        WM-1029,"Bath tissue, 12 rolls",Bath,11.48,,yes,"Soft, two ply, septic safe."
        WM-1030,"Shampoo, 28 fl oz",Bath,6.48,,yes,For every day.
        WM-1031,"Conditioner, 28 fl oz",Bath,6.48,,yes,For dry hair.
        WM-1032,"Body wash, 30 fl oz",Bath,6.88,,yes,With shea butter.
        WM-1033,"Bar soap, 8 bars",Bath,8.28,,yes,"Moisturizing, unscented."
        WM-1034,"Deodorant, 2 count",Bath,8.74,,yes,Aluminum free.
        WM-1035,"Toothbrushes, soft, 4 count",Bath,5.94,,yes,With a tongue cleaner.
        WM-1036,"Mouthwash, 33 fl oz",Bath,5.74,5.16,yes,"Mint, alcohol free."
        WM-1037,"Dental floss, 3 count",Bath,7.88,,yes,"Waxed, mint."
        WM-1038,"Cotton swabs, 500 count",Bath,3.68,,yes,Paper sticks.
        WM-1039,"Sunscreen, SPF 50, 8 fl oz",Bath,9.14,,yes,Water resistant for 80 minutes.
        WM-1040,"Hand lotion, 18 fl oz",Bath,7.14,,yes,Absorbs quickly.
        WM-1041,"Ground coffee, 24 oz",Drinks,10.14,,yes,Medium roast.
        WM-1042,"Coffee pods, 36 count",Drinks,16.54,,yes,House blend.
        WM-1043,"Green tea, 100 bags",Drinks,5.54,,yes,"Caffeinated, individually wrapped."
        WM-1044,"Apple juice, 64 fl oz",Drinks,3.28,,yes,Not from concentrate.
        WM-1045,"Cola, 12 cans",Drinks,7.34,,yes,12 fl oz each.
        WM-1046,"Lemonade, 59 fl oz",Drinks,2.74,,yes,Made with real lemons.
        WM-1047,"Sports drink, 8 bottles",Drinks,6.88,,yes,Variety of three flavors.
        WM-1048,"Almond milk, unsweetened, 64 fl oz",Drinks,3.48,3.13,yes,Vanilla.
        WM-1049,"Tortilla chips, 13 oz",Snacks,3.08,,yes,"Corn, lightly salted."
        WM-1050,"Pretzels, 16 oz",Snacks,2.74,,yes,Twists.
        WM-1051,"Popcorn, microwave, 12 bags",Snacks,5.94,,yes,Butter flavor.
        WM-1052,"Almonds, 16 oz",Snacks,7.34,,yes,Roasted and salted.
        WM-1053,"Peanut butter crackers, 8 packs",Snacks,3.28,,yes,For the road.
        WM-1054,"Chocolate chip cookies, 13 oz",Snacks,3.68,,yes,Baked with butter.
        WM-1055,"Fruit snacks, 22 pouches",Snacks,5.94,,yes,Made with fruit puree.
        WM-1056,"Beef jerky, 6 oz",Snacks,7.88,,yes,Original.
        WM-1057,"Olive oil, extra virgin, 25 fl oz",Pantry,10.14,,no,First cold press.
        WM-1058,"Pasta, spaghetti, 16 oz",Pantry,1.34,,yes,Durum wheat.
        WM-1059,"Pasta sauce, 24 oz",Pantry,2.74,,yes,Tomato and basil.
        WM-1060,"Long grain rice, 5 lb",Pantry,4.54,4.08,yes,Enriched.
        WM-1061,"Black beans, 15 oz",Pantry,0.94,,yes,Low sodium.
        WM-1062,"Chicken noodle soup, 18 oz",Pantry,2.28,,yes,Ready to heat.
        WM-1063,"Tuna in water, 4 cans",Pantry,4.14,,yes,Solid white albacore.
        WM-1064,"Peanut butter, 28 oz",Pantry,3.48,,yes,Creamy.
        WM-1065,"Strawberry jam, 18 oz",Pantry,3.08,,yes,Made with real fruit.
        WM-1066,"Rolled oats, 42 oz",Pantry,3.94,,yes,Whole grain.
        WM-1067,"Honey oat cereal, 18 oz",Pantry,4.14,,yes,With almonds.
        WM-1068,"All-purpose flour, 5 lb",Pantry,2.54,,yes,Unbleached.
        WM-1069,"Granulated sugar, 4 lb",Pantry,3.08,,yes,Cane sugar.
        WM-1070,"Sea salt, 26 oz",Pantry,1.68,,yes,Fine.
        WM-1071,"Ketchup, 38 oz",Pantry,3.28,,yes,No corn syrup.
        WM-1072,"Eggs, large, 12 count",Dairy and eggs,3.68,3.31,yes,"Cage free, grade A."
        WM-1073,"Whole milk, 1 gallon",Dairy and eggs,3.94,,yes,Vitamin D.
        WM-1074,"Butter, salted, 16 oz",Dairy and eggs,4.48,,yes,Grade AA.
        WM-1075,"Greek yogurt, plain, 32 oz",Dairy and eggs,5.08,,yes,Nonfat.
        WM-1076,"Cheddar, shredded, 16 oz",Dairy and eggs,4.14,,yes,Sharp.
        WM-1077,"String cheese, 12 count",Dairy and eggs,4.88,,yes,Mozzarella.
        WM-1078,"Bananas, 3 lb",Produce,1.68,,yes,Ripen at room temperature.
        WM-1079,"Apples, Gala, 3 lb",Produce,4.14,,yes,Crisp and sweet.
        WM-1080,"Avocados, 4 count",Produce,4.54,,yes,Ready in a day or two.
        WM-1081,"Baby spinach, 10 oz",Produce,3.68,,yes,Washed.
        WM-1082,"Grape tomatoes, 10 oz",Produce,2.74,,yes,On the vine.
        WM-1083,"Whole wheat bread, 20 oz",Bakery,3.08,,yes,Sliced.
        WM-1084,"Flour tortillas, 10 count",Bakery,2.74,2.46,yes,Soft taco size.
        WM-1085,"Bagels, plain, 6 count",Bakery,3.28,,yes,Sliced.
        WM-1086,"Mixed berries, 48 oz",Frozen,10.14,,yes,"Strawberries, blueberries and raspberries."
        WM-1087,"Cheese pizza, 16 oz",Frozen,5.54,,yes,Thin crust.
        WM-1088,"Vanilla ice cream, 48 fl oz",Frozen,4.54,,yes,With vanilla beans.
        WM-1089,"Chicken nuggets, 29 oz",Frozen,7.34,,yes,White meat.
        WM-1090,"Broccoli florets, 12 oz",Frozen,1.88,,yes,Steams in its bag.
        WM-1091,"Diapers, size 4, 66 count",Baby,22.94,,yes,Up to 12 hours dry.
        WM-1092,"Baby wipes, 4 x 72 count",Baby,10.14,,yes,"Unscented, thick."
        WM-1093,"Baby shampoo, 20 fl oz",Baby,6.88,,yes,Tear free.
        WM-1094,"Dry dog food, 15 lb",Pets,20.28,,yes,Chicken and rice.
        WM-1095,"Dry cat food, 13 lb",Pets,18.34,,yes,With salmon.
        WM-1096,"Cat litter, 25 lb",Pets,11.08,9.97,yes,"Clumping, unscented."
        WM-1097,"Ibuprofen, 200 mg, 200 count",Health,8.28,,yes,Read the label before use.
        WM-1098,"Adhesive bandages, 100 count",Health,5.94,,yes,Flexible fabric.
        WM-1099,"Hand sanitizer, 8 fl oz",Health,2.74,,yes,"70 % alcohol, with aloe."
        WM-1100,"Cough drops, 80 count",Health,4.14,,yes,Honey and lemon.
        """#
}
